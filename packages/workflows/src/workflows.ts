// The bundle's entry: every function exported here is a workflow, under the name it has here. Running workflows replay
// their history through this code, so a change in the order of its commands goes behind `patched`.
export { generateAdCopy } from './generate-ad-copy.ts'
export { readKnowledgeFile } from './read-knowledge-file.ts'
