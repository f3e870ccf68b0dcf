import { setImmediate } from 'node:timers/promises'
import proto from '@temporalio/proto'

const { coresdk, temporal } = proto
const { workflow_activation, workflow_commands, workflow_completion, activity_result, activity_task } = coresdk
const { common, history, sdk, taskqueue, workflowservice } = temporal.api

/** The messages by which a worker starts a workflow, runs its tasks and local attempts, and ends it. */
const messages = [
  common.v1.Header,
  common.v1.Link,
  common.v1.Link.WorkflowEvent,
  common.v1.Payload,
  common.v1.Payloads,
  common.v1.Priority,
  common.v1.RetryPolicy,
  common.v1.SearchAttributes,
  common.v1.WorkflowExecution,
  common.v1.WorkflowType,
  history.v1.History,
  history.v1.HistoryEvent,
  history.v1.WorkflowExecutionStartedEventAttributes,
  history.v1.WorkflowTaskScheduledEventAttributes,
  history.v1.WorkflowTaskStartedEventAttributes,
  sdk.v1.UserMetadata,
  taskqueue.v1.TaskQueue,
  workflowservice.v1.PollWorkflowTaskQueueResponse,
  workflowservice.v1.StartWorkflowExecutionRequest,
  workflowservice.v1.StartWorkflowExecutionResponse,
  workflow_activation.InitializeWorkflow,
  workflow_activation.RemoveFromCache,
  workflow_activation.ResolveActivity,
  workflow_activation.WorkflowActivation,
  workflow_activation.WorkflowActivationJob,
  workflow_commands.CompleteWorkflowExecution,
  workflow_commands.ScheduleLocalActivity,
  workflow_commands.SetPatchMarker,
  workflow_commands.UpsertWorkflowSearchAttributes,
  workflow_commands.WorkflowCommand,
  workflow_completion.Success,
  workflow_completion.WorkflowActivationCompletion,
  activity_result.ActivityExecutionResult,
  activity_result.ActivityResolution,
  activity_result.Success,
  activity_task.ActivityTask,
  activity_task.Start,
  coresdk.ActivityTaskCompletion,
]

/**
 * Temporal's SDK compiles the codec of a message when it first reads or writes one. The first job would compile all these
 * codecs within a few turns of the event loop and block it for longer than R15 allows. Here, each codec takes one turn.
 */
export async function preloadCodecs(): Promise<void> {
  for (const message of messages) {
    message.decode(new Uint8Array())
    await setImmediate()
  }
}
