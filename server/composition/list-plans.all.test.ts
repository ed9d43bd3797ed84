import { testListReadsAmongRows } from '../testing/composition/list-plans.ts'

testListReadsAmongRows(200_000)
