import { holdServerToContract } from './testing/hold-server-to-contract.ts'
import { withoutRepetition } from './testing/without-repetition.ts'

holdServerToContract(withoutRepetition())
