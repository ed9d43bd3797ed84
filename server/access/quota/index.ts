export { queueQuotaNotices } from './notices.ts'
