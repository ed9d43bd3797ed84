export const toNoun = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
