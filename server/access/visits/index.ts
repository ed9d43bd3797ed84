export { countVisit, purgeVisitCounts, VISITS_PER_MINUTE } from './visits.ts'
