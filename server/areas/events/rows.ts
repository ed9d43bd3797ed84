export type Taken = { taken: number; by_type: Record<string, number>; by_day: Record<string, number> }
