import { buildPostPinned, RequestCancellation } from '../../platform/outbound/index.ts'

/** Posts once to a port of this machine and prints the result. */
const [port, authority = ''] = process.argv.slice(2)
const { postPinned, close } = buildPostPinned({ authorities: [authority] })
const url = `https://hooks.example.com:${port}/hook`
const [body, cancellation] = [Buffer.from('{}'), new RequestCancellation()]
const posted = await postPinned({ url, addresses: ['127.0.0.1'], headers: {}, body, cancellation })
process.stdout.write('failure' in posted ? posted.message : String(posted.status))
close()
