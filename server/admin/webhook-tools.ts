import { findRecordOnlyLimits } from '../areas/sandbox/index.ts'
import { buildCheckUrl, type WebhookTools } from '../areas/webhooks/index.ts'
import { readConfig } from '../config/config.ts'
import { buildLookup } from '../platform/outbound/index.ts'
import { getSecretBox } from './secret-box.ts'

export function buildWebhookTools(environment: NodeJS.ProcessEnv): WebhookTools {
  const { POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV } = environment
  const config = readConfig({ POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV })
  const checkUrl = buildCheckUrl(buildLookup(), config.webhooksAllowLoopback)
  return { checkUrl, findRecordOnly: findRecordOnlyLimits, box: getSecretBox(environment) }
}
