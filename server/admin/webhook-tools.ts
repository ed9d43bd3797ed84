import { buildCheckUrl, type WebhookTools } from '../areas/webhooks/index.ts'
import { readConfig } from '../config/config.ts'
import { buildResolve } from '../platform/outbound/index.ts'
import { secretBoxOf } from './secret-box.ts'

export function webhookTools(environment: NodeJS.ProcessEnv): WebhookTools {
  const { POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV } = environment
  const config = readConfig({ POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV })
  return { checkUrl: buildCheckUrl(buildResolve(), config.webhooksAllowLoopback), box: secretBoxOf(environment) }
}
