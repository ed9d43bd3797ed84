/** Where a phone pairs itself. The code stands in the fragment, which browsers send to no server, so that no log has it. */
export const toPairingAddress = (origin: string, code: string): string => `${origin}/scan#pair=${code}`

/** Why phones cannot use the gate page at this address, if so. */
export function findGateAddressProblem(origin: string): 'this_machine' | 'no_camera' | undefined {
  const { protocol, hostname } = new URL(origin)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'this_machine'
  return protocol === 'https:' ? undefined : 'no_camera'
}
