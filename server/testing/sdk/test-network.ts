/** A network that can be cut, or deliver answers late. */
export class TestNetwork {
  isCut = false
  /** Answers to scans wait for this. */
  held: Promise<void> | null = null
  readonly sent: { path: string; body: { client_uuid?: string; scanned_at?: string; scans?: object[] } | null }[] = []

  readonly fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.split('/scan')[1] ?? ''
    const text = await request.clone().text()
    this.sent.push({ path, body: text === '' ? null : JSON.parse(text) })
    if (this.isCut) throw new TypeError('no network')
    const response = await fetch(request)
    if (path === '' && this.held) await this.held
    return response
  }

  hold(): () => void {
    let release = () => {}
    this.held = new Promise((resolve) => {
      release = resolve
    })
    return () => release()
  }
}
