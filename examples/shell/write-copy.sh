#!/usr/bin/env bash
# Writes one piece of copy with curl and jq: ADCOPY_URL=… ADCOPY_TOKEN=… ./write-copy.sh "Thesis season is near"
set -euo pipefail

brief=${1:-Thesis season is near}
jobs=$ADCOPY_URL/api/v1/ad-copy-generations
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# The token is passed on standard input, because arguments are visible to other users of the machine. curl retries
# temporary errors after Retry-After, but only within a minute. If the allocation is spent, the script therefore ends at
# once, because Retry-After may be weeks.
request() {
  printf 'header = "Authorization: Bearer %s"\n' "$ADCOPY_TOKEN" |
    curl --config - --silent --show-error --fail-with-body --max-time 20 --retry 5 --retry-max-time 60 \
      --retry-connrefused --output answer.json --dump-header headers.txt "$@" || { cat answer.json >&2; exit 1; }
}
header() { tr -d '\r' < headers.txt | sed -n "s/^$1: *//ip" | tail -n 1; }
status() { jq -r .status answer.json; }

# The key is derived from the brief. Running the script again therefore finds the same job and costs nothing.
key=$(printf 'write-copy.sh %s' "$brief" | sha256sum | cut -c 1-64)
body=$(jq -n --arg brief "$brief" '{platform: "facebook", awareness_level: "problem_aware", $brief}')
request "$jobs" --header "Idempotency-Key: $key" --header 'Content-Type: application/json' --data "$body"

job=$ADCOPY_URL$(header location)
while [[ $(status) == queued || $(status) == running ]]; do
  sleep "$(header retry-after)"
  request "$job"
done

[[ $(status) == succeeded ]] || { jq -r .error.message answer.json >&2; exit 1; }
jq -r '.result | .headline, "", .primary_text' answer.json
