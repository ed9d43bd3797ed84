import { readConfig } from '../config/config.ts'

/** Where people reach the servers; where no address is set, that of a server on this machine. */
export function readPublicOrigin(environment: NodeJS.ProcessEnv): { origin: string; isSet: boolean } {
  const { PUBLIC_URL, HOST, PORT } = environment
  const { publicUrl, port } = readConfig({ PUBLIC_URL, HOST, PORT })
  return { origin: publicUrl ?? `http://localhost:${port}`, isSet: publicUrl !== null }
}
