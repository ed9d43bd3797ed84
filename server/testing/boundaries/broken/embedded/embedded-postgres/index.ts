export const start = 'postgres'
