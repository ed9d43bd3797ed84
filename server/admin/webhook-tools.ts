import { buildJudge, type WebhookTools } from '../areas/webhooks/index.ts'
import { readConfig } from '../config.ts'
import { buildResolve } from '../platform/outbound/index.ts'
import { buildSecretBox, type SecretBox } from '../platform/secret-box.ts'
import { HOW_TO_MAKE_A_KEY, keysOfDataFolder } from '../secret-keys.ts'
import { Refused } from './failure.ts'

/** What making and trying endpoints takes, as the server has it. The key is asked for by what seals alone. */
export function webhookTools(environment: NodeJS.ProcessEnv): WebhookTools {
  const { DATABASE_URL, DATA_DIR, POSTERN_SECRET_KEY, POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV } = environment
  const config = readConfig({ DATABASE_URL, DATA_DIR, POSTERN_SECRET_KEY, POSTERN_WEBHOOKS_ALLOW_LOOPBACK, NODE_ENV })
  const box = (): SecretBox => {
    if (config.secretKeys) return buildSecretBox(config.secretKeys)
    if (!config.databaseUrl) return buildSecretBox(keysOfDataFolder(config.dataDir))
    throw new Refused(
      `POSTERN_SECRET_KEY must be set where DATABASE_URL is, to the key that the servers have: secrets are sealed with it. ${HOW_TO_MAKE_A_KEY}`,
    )
  }
  return {
    judge: buildJudge(buildResolve(), config.webhooksAllowLoopback),
    box: {
      seal: (text, associated) => box().seal(text, associated),
      open: (sealed, associated) => box().open(sealed, associated),
    },
  }
}
