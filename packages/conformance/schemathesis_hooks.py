"""Replaces values that the schema allows and the API refuses, such as an unknown job id or an invented cursor.

schemathesis.toml can therefore require that every request which Schemathesis considers valid succeeds.
"""

import itertools
import json
import os
import re

import schemathesis

job_id = os.environ["ADCOPY_JOB_ID"]
offer_id = os.environ["ADCOPY_OFFER_ID"]

brief_max = 280

# Identifiers that the API has returned.
met = {job_id, offer_id}
# The latest cursor of each listing, by path and filter.
cursors = {}
# The body that was accepted with each Idempotency-Key.
bodies = {}


@schemathesis.hook
def filter_case(context, case):
    """Skips briefs that only whitespace makes too long: the schema limits the brief as sent, the API the trimmed brief."""
    brief = case.body.get("brief") if isinstance(case.body, dict) else None
    if not isinstance(brief, str):
        return True
    trimmed = re.sub(r"^[\s\ufeff]+|[\s\ufeff]+$", "", brief)
    return len(brief) <= brief_max or len(trimmed) > brief_max


@schemathesis.hook
def after_call(context, case, response):
    if response.status_code not in (200, 202):
        return
    answer = response.json()
    met.update(item["id"] for item in answer.get("data", [answer]))
    if "next_cursor" in answer:
        cursors[listing(case)] = answer["next_cursor"]
    if response.status_code == 202:
        bodies[case.headers["Idempotency-Key"]] = canonical(case.body)


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    if case.path_parameters.get("id", job_id) not in met:
        case.path_parameters["id"] = job_id
    if case.meta.phase.name == "stateful" and "status" in case.query:
        # Jobs in other states change, and Hypothesis ends the phase if a repeated listing returns a different page.
        case.query["status"] = "succeeded"
    if "cursor" in case.query:
        use_issued_cursor(case)
    if case.method == "POST":
        if case.body.get("offer_id", offer_id) not in met:
            case.body = {**case.body, "offer_id": offer_id}
        use_unbound_key(case)


def listing(case):
    return case.path, case.query.get("status")


def canonical(body):
    return json.dumps(body, sort_keys=True)


def use_issued_cursor(case):
    """Sends the latest cursor of the same listing and filter, because the API refuses an invented one."""
    cursor = cursors.get(listing(case))
    if cursor is None:
        del case.query["cursor"]
    else:
        case.query["cursor"] = cursor


def use_unbound_key(case):
    """Changes the key if it was accepted with another body, because the API would refuse it as `idempotency_mismatch`."""
    body = canonical(case.body)
    first = key = case.headers["Idempotency-Key"]
    for number in itertools.count(1):
        if bodies.get(key, body) == body:
            break
        key = f"{first[:100]}-{number}"
    case.headers["Idempotency-Key"] = key
