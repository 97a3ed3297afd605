"""People with accounts, in browsers."""

from __future__ import annotations

from serving import Client, Json, seat

Two = tuple[Client, Client]
PASSWORD = "three moorish towers"
PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")


def ask(client: Client, method: str, path: str, status: int = 200, **body: object) -> Json:
    """Ask under /api/account and return the answer."""
    answer = client.request(method, f"/api/account{path}", json=body or None)
    assert answer.status_code == status, (answer.status_code, answer.text)
    found: Json = answer.json() if answer.content else {}
    return found


def register(client: Client, name: str = "Ana", password: str = PASSWORD) -> Json:
    return ask(client, "POST", "", 201, name=name, password=password)


def me(client: Client) -> Json:
    found: Json = client.get("/api/me").json()
    return found


def new_table(client: Client) -> str:
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {}}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def me_of(client: Client, key: str) -> Json:
    client.cookies.clear()
    client.cookies.set("alcaide", key)
    return me(client)
