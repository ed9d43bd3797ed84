import { testListReadsAmongRows } from '../testing/composition/list-plans.ts'

testListReadsAmongRows(20_000)
