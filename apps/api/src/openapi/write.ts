import { writeFileSync } from 'node:fs'
import { createOpenApiDocument } from './document.ts'
import { documentPath, print } from './file.ts'

writeFileSync(documentPath, print(createOpenApiDocument()))
