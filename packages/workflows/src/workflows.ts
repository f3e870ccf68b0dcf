// Entry of the bundle: every function exported here is a workflow with that name. Running workflows replay their
// history with this code, so a change in the order of their commands needs `patched`.
export { generateAdCopy } from './generate-ad-copy.ts'
export { readKnowledgeFile } from './read-knowledge-file.ts'
