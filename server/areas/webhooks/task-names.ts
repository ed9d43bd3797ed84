/** Woken when deliveries become due. */
export const WEBHOOK_DELIVERY_QUEUE_NAME = 'webhook-deliveries'

/** Woken when pending deliveries have yet to follow an endpoint that was paused or enabled. */
export const WEBHOOK_BACKLOG_TASK = 'webhook-backlogs'
