/** Where a phone pairs itself. The code stands in the fragment, which browsers send to no server, so that no log has it. */
export const toPairingAddress = (origin: string, code: string): string => `${origin}/scan#pair=${code}`

/** Why phones cannot use the gate page at this address, if so. */
export function findGateAddressProblem(origin: string, isSet: boolean): 'this_machine' | 'no_camera' | undefined {
  if (!isSet) return 'this_machine'
  const { protocol, hostname } = new URL(origin)
  const hasCamera = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return hasCamera ? undefined : 'no_camera'
}
