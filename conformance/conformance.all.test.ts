import { holdServerToContract } from './testing/hold-server-to-contract.ts'

holdServerToContract()
