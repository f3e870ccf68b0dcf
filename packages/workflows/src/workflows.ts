// The bundle's entry: every function exported here is a workflow under its exported name. Running workflows replay
// their history through this code, so a change in the order of its commands needs `patched`.
export { generateAdCopy } from './generate-ad-copy.ts'
export { readKnowledgeFile } from './read-knowledge-file.ts'
