"""Writes one piece of copy with httpx alone: ADCOPY_URL=… ADCOPY_TOKEN=… python write_copy.py "Thesis season is near" """

import hashlib
import os
import sys
import time

import httpx

RETRIED = {"rate_limited", "unavailable"}  # never quota_exceeded: its Retry-After may be weeks
api = httpx.Client(
    base_url=os.environ["ADCOPY_URL"],
    headers={"Authorization": f"Bearer {os.environ['ADCOPY_TOKEN']}"},
    timeout=20,
)


def send(method: str, path: str, attempts: int = 5, **options) -> httpx.Response:
    """Sends a request again when that can help. A create keeps its key, so that it is paid for once."""
    for attempt in range(attempts):
        last = attempt == attempts - 1
        try:
            answer = api.request(method, path, **options)
        except httpx.TransportError:
            if last:
                raise
            time.sleep(2**attempt)
            continue
        if answer.is_success:
            return answer
        problem = answer.headers.get("content-type", "").startswith("application/problem+json")
        code = answer.json()["type"].rsplit("/", 1)[-1] if problem else ""
        passing = code in RETRIED or (not problem and answer.status_code in (429, 502, 503, 504))
        if last or not passing:
            sys.exit(f"{answer.status_code} {code} {answer.headers.get('x-request-id', '')}")
        time.sleep(int(answer.headers.get("retry-after", 2**attempt)))
    raise AssertionError("unreachable")


def write_copy(brief: str) -> dict:
    # The key is derived from the brief, so a program that crashes and starts again finds the same job.
    key = hashlib.sha256(f"write_copy example\0{brief}".encode()).hexdigest()
    body = {"platform": "instagram", "awareness_level": "problem_aware", "brief": brief}
    answer = send("POST", "/api/v1/ad-copy-generations", json=body, headers={"Idempotency-Key": key})
    path = answer.headers["location"]
    while answer.json()["status"] in ("queued", "running"):
        time.sleep(int(answer.headers["retry-after"]))
        answer = send("GET", path)
    return answer.json()


job = write_copy(sys.argv[1] if len(sys.argv) > 1 else "Thesis season is near")
if job["status"] == "failed":
    sys.exit(f"{job['error']['code']}: {job['error']['message']}")
print(job["result"]["headline"], job["result"]["primary_text"], sep="\n\n")
