import { Worker } from '@temporalio/worker'

// The worker loads this module with `--import`. It then runs the workflow bundle at the path in `ADCOPY_FAULT_BUNDLE`,
// as if a release with these workflows had been deployed.
const codePath = process.env['ADCOPY_FAULT_BUNDLE']
if (codePath === undefined) throw new Error('ADCOPY_FAULT_BUNDLE is not set')

const create = Worker.create.bind(Worker)
Worker.create = (options) => create({ ...options, workflowBundle: { codePath } })
