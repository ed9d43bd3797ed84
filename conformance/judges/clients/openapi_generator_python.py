import enum
import importlib
import importlib.util
import json
import os
import re
import sys
import types
import uuid

import pydantic


class Names(enum._EnumDict):
    """Lets the body of an enum name its own class, as aenum does; all that the generated code needs of that package."""

    def __missing__(self, name):
        if name == self.own_name:
            return name
        raise KeyError(name)


class Meta(enum.EnumMeta):
    @classmethod
    def __prepare__(mcs, name, bases, **options):
        names = super().__prepare__(name, bases, **options)
        names.__class__ = Names
        names.own_name = name
        return names


class Enum(enum.Enum, metaclass=Meta):
    pass


# The generated code needs pydantic 1, which version 2 bundles, and aenum, which Debian does not package.
if pydantic.VERSION.startswith("2"):
    sys.modules["pydantic"] = importlib.import_module("pydantic.v1")
if importlib.util.find_spec("aenum") is None:
    sys.modules["aenum"] = types.SimpleNamespace(Enum=Enum, no_arg=object())

import openapi_client
from openapi_client.models.error_envelope import ErrorEnvelope
from openapi_client.models.new_event import NewEvent

ORGANIZATION = os.environ["JUDGE_ORGANIZATION"]
NOBODY = "01ARZ3NDEKTSV4RRFFQ69G5FAV"

stranger = openapi_client.ApiClient(openapi_client.Configuration(host=os.environ["JUDGE_URL"]))
client = openapi_client.ApiClient(
    openapi_client.Configuration(host=os.environ["JUDGE_URL"], access_token=os.environ["JUDGE_KEY"])
)
events = openapi_client.EventsApi(client)


def me():
    profile = openapi_client.ProfileApi(client).get_me()
    assert profile.organization.slug == ORGANIZATION, "get_me tells of another organization."


def list_events():
    page = events.list_events(limit=2, status="published")
    assert len(page.data) == 2 and page.page.has_more, "list_events does not give a first page of two."


def create():
    key = str(uuid.uuid4())
    event = NewEvent(code=f"judged-{key}", name="Judged Evening", timezone="Europe/Madrid", capacity=20)
    first = events.create_event(key, event)
    again = events.create_event(key, event)
    assert first.id == again.id, "create_event made two events with one Idempotency-Key."
    assert first.capacity == 20, "The event lost its capacity."


def public():
    answer = openapi_client.PublicApi(stranger).list_public_events(ORGANIZATION)
    assert len(answer.events) > 0, "list_public_events gives no event."


def refusal():
    try:
        events.get_event(NOBODY)
    except openapi_client.exceptions.NotFoundException as refused:
        envelope = ErrorEnvelope.from_dict(json.loads(refused.body))
        assert envelope.error.code == "not_found", envelope
    else:
        raise AssertionError("The refusal did not arrive.")


calls = {"me": me, "events": list_events, "create": create, "public": public, "refusal": refusal}
for name, call in calls.items():
    try:
        call()
        print(f"call {name} ok")
    except Exception as error:
        words = re.sub(r"\s+", " ", f"{type(error).__name__}: {error}")
        print(f"call {name} fault {words[:600]}")
