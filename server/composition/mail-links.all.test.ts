import './mail-links.test.ts'
