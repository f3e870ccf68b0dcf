// This is the entry point of the workflow bundle. Each exported function is a workflow with the function's name.
// Running workflows replay their history with this code, so a change to the order of commands requires `patched`.
export { generateAdCopy } from './generate-ad-copy.ts'
export { readKnowledgeFile } from './read-knowledge-file.ts'
