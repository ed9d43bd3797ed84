import { readConfig } from '../config/config.ts'
import { ensureDataFolderKeys, SECRET_KEY_ADVICE } from '../config/secret-keys.ts'
import { buildSecretBox, type SecretBox } from '../platform/secret-box.ts'
import { CommandRefusedError } from './failure.ts'

/** Like that of the server. The key is read only when something is encrypted or decrypted. */
export function getSecretBox({ DATABASE_URL, DATA_DIR, POSTERN_SECRET_KEY }: NodeJS.ProcessEnv): SecretBox {
  const config = readConfig({ DATABASE_URL, DATA_DIR, POSTERN_SECRET_KEY })
  const box = (): SecretBox => {
    if (config.secretKeys) return buildSecretBox(config.secretKeys)
    if (!config.databaseUrl) return buildSecretBox(ensureDataFolderKeys(config.dataDir))
    throw new CommandRefusedError(
      `POSTERN_SECRET_KEY must be set where DATABASE_URL is, to the key that the servers have: secrets are sealed with it. ${SECRET_KEY_ADVICE}`,
    )
  }
  return {
    seal: (text, associated) => box().seal(text, associated),
    open: (sealed, associated) => box().open(sealed, associated),
  }
}
