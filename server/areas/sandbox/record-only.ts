import { refuseState } from '../../platform/contract/refusal.ts'
import { SANDBOX_ORGANIZATION_ID } from './ensure-sandbox.ts'
import { MAX_SANDBOX_WEBHOOKS } from './sandbox-space.ts'

const recordOnly = {
  maxEndpoints: MAX_SANDBOX_WEBHOOKS,
  refuseToSend: () =>
    refuseState('sandbox', 'Webhook endpoints of the sandbox stay paused: nothing is sent from it to the outside.'),
}

/** Nothing is sent from the sandbox, where everybody may create webhook endpoints. */
export const findRecordOnlyLimits = (organizationId: string) =>
  organizationId === SANDBOX_ORGANIZATION_ID ? recordOnly : null
