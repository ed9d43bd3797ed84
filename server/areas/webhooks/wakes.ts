/** Woken when deliveries become due. */
export const WEBHOOK_DELIVERIES = 'webhook-deliveries'

/** Woken when pending deliveries have yet to follow an endpoint that was paused or enabled. */
export const WEBHOOK_BACKLOGS = 'webhook-backlogs'

/** Woken when an endpoint was created, which may have missed concurrent events. */
export const WEBHOOK_CATCH_UPS = 'webhook-catch-ups'
