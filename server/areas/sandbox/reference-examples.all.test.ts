import './reference-examples.test.ts'
