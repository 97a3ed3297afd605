"""Notices in the browser and to addresses, as a person sets them up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from alcaide.people.identity.secrets import digest
from browsing import DESKTOP, PHONE, Server, axe, open_page, sizes, troubles
from meeting import register
from services import Browser as Subscriber
from services import Service

# No push service can be reached from here: the browser asks ours.
PUSH = """
(subscription) => {
  let made = null;
  const keys = { p256dh: subscription.p256dh, auth: subscription.auth };
  const found = {
    endpoint: subscription.endpoint,
    toJSON: () => ({ endpoint: subscription.endpoint, keys }),
    unsubscribe: async () => ((made = null), true),
  };
  PushManager.prototype.subscribe = async () => (made = found);
  PushManager.prototype.getSubscription = async () => made;
}
"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/worker.js");
  return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""
READY = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated" || !navigator.serviceWorker.controller)
    await new Promise(requestAnimationFrame);
}"""
COUNTING = """() => {
  const show = self.registration.showNotification.bind(self.registration);
  self.shown = 0;
  self.registration.showNotification = (...told) => show(...told).then(() => self.shown++);
}"""
COUNTED = """async (number) => {
  while (self.shown < number) await new Promise((done) => setTimeout(done, 20));
}"""
OPENED = """() => {
  self.opened = [];
  self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  while (!self.opened.length) await new Promise((done) => setTimeout(done, 20));
  return self.opened;
}"""

RENEW = """(next) => {
  const keys = { p256dh: next.p256dh, auth: next.auth };
  const made = { toJSON: () => ({ endpoint: next.endpoint, keys }) };
  PushManager.prototype.subscribe = async () => made;
  self.dispatchEvent(new ExtendableEvent("pushsubscriptionchange"));
}"""
MARKS = """async () => {
  const { ways } = await (await fetch("/api/account/ways")).json();
  return ways.map(({ mark }) => mark);
}"""


def comes(page: Page, script: str, wanted: list[Any]) -> None:
    """Wait until a script finds what is wanted: no event tells of it here."""
    for _ in range(300):
        if page.evaluate(script) == wanted:
            return
        page.wait_for_timeout(100)
    assert page.evaluate(script) == wanted


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for many that may send to this machine."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("ALCAIDE_PRIVATE_NOTICES", "yes")
        running = Server(tmp_path_factory.mktemp("club"), "--online")
    yield running
    running.kill()


def test_a_browser_and_an_address_are_added_tried_and_removed(
    browser: Browser, club: Server, there: Service
) -> None:
    page = open_page(browser, PHONE)
    page.context.grant_permissions(["notifications"], origin=club.url)
    subscriber = Subscriber(f"http://{there.host}/push")
    page.add_init_script(f"({PUSH})({json.dumps(subscriber.subscription)})")
    register(page, club, "Ana")
    section = page.get_by_test_id("notices")
    section.get_by_test_id("push-on").click()
    expect(section.locator("li")).to_contain_text("This device")
    expect(section.get_by_test_id("push-on")).to_be_hidden()
    section.get_by_test_id("way-address").fill(f"json://ana:hidden@{there.host}/secret")
    section.get_by_test_id("way-add").click()
    expect(section.locator("li")).to_have_count(2)
    expect(section).not_to_contain_text("hidden")
    for way in range(2):
        section.locator("li").nth(way).get_by_role("button", name="Send a test").click()
        expect(section.locator("li").nth(way)).to_contain_text("A test is on its way.")
    assert [call.path for call in there.calls] == ["/push", "/secret"]
    assert subscriber.read(there.calls[0])["title"] == "Alcaide: just a test"
    section.get_by_test_id("way-address").fill("syslog://")
    section.get_by_test_id("way-add").click()
    expect(section.get_by_role("alert")).to_contain_text("on the server itself")
    for _ in sizes(page):
        assert not axe(page)
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        section.get_by_role("switch", name="when my time is nearly up").click()
    page.reload()
    kept = section.get_by_role("switch", name="when my time is nearly up")
    expect(kept).to_have_attribute("aria-checked", "false")
    for _ in range(2):
        section.get_by_role("button", name="Remove:").first.click()
    expect(section.locator("li")).to_have_count(0)
    section.get_by_test_id("push-on").click()
    expect(section.locator("li")).to_have_count(1)
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("register")).to_be_visible()
    assert page.evaluate("() => PushManager.prototype.getSubscription()") is None
    assert [line for line in troubles(page) if "400" not in line] == []
    page.context.close()


def test_a_guest_is_offered_his_browser_only(browser: Browser, club: Server) -> None:
    page = open_page(browser, PHONE)
    page.goto(f"{club.url}/account")
    page.evaluate(
        """() => fetch("/api/me").then(() => fetch("/api/me", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-csrftoken": /csrftoken=([^;]*)/.exec(document.cookie)[1],
          },
          body: JSON.stringify({ name: "Luis" }),
        }))"""
    )
    page.reload()
    section = page.get_by_test_id("notices")
    expect(section.get_by_test_id("push-on")).to_be_visible()
    expect(section.get_by_test_id("way-address")).to_have_count(0)
    page.context.close()


def test_the_worker_shows_a_notice_unless_the_table_is_seen(browser: Browser, club: Server) -> None:
    page = open_page(browser, DESKTOP)
    page.context.grant_permissions(["notifications"], origin=club.url)
    page.goto(f"{club.url}/account")
    page.evaluate("async () => { await navigator.serviceWorker.register('/worker.js'); }")
    page.evaluate(READY)
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(r["registrationId"] for r in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")

    def push(path: str) -> None:
        told = {
            "title": "Alcazar: it is your turn",
            "body": "With Luis.",
            "path": path,
            "tag": path,
        }
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": club.url, "registrationId": registrations[0], "data": json.dumps(told)},
        )

    [worker] = page.context.service_workers
    worker.evaluate(COUNTING)
    push("/account")  # it is before our eyes
    told = [{"title": "Alcazar: it is your turn", "body": "With Luis.", "tag": "/table/abc"}]
    for number in range(1, 20):  # to ask for a notice while Chromium puts it up takes it away
        push("/table/abc")
        worker.evaluate(COUNTED, number)
        if page.evaluate(SHOWN) == told:
            break
    assert page.evaluate(SHOWN) == told
    worker.evaluate(OPENED)
    assert worker.evaluate(CLICK) == ["/table/abc"]
    assert page.evaluate(SHOWN) == []
    assert troubles(page) == []
    page.context.close()


def test_what_the_browser_renews_is_told_to_the_server(
    browser: Browser, club: Server, there: Service
) -> None:
    page = open_page(browser, DESKTOP)
    page.context.grant_permissions(["notifications"], origin=club.url)
    old, new = (Subscriber(f"http://{there.host}/push/{name}") for name in ("old", "new"))
    page.add_init_script(f"({PUSH})({json.dumps(old.subscription)})")
    register(page, club, "Eva")
    page.get_by_test_id("push-on").click()
    expect(page.get_by_test_id("notices").locator("li")).to_have_count(1)
    assert page.evaluate(MARKS) == [digest(old.subscription["endpoint"])]
    [worker] = page.context.service_workers
    worker.evaluate(RENEW, new.subscription)
    comes(page, MARKS, [digest(new.subscription["endpoint"])])
    assert troubles(page) == []
    page.context.close()
