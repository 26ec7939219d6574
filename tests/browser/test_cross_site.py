"""Pages of somebody else, open in the browser of somebody who sits at a table."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.serving import Serving

SOCKET = """where => new Promise(done => {
  const heard = []
  const socket = new WebSocket(where)
  socket.onmessage = message => { heard.push(message.data); socket.close() }
  socket.onclose = () => done(heard.length)
})"""
READ = """async ([where, mode]) => {
  try {
    const answer = await fetch(where, { credentials: 'include', mode })
    return await answer.text()
  } catch (error) { return error.name }
}"""
POST = """async ([where, type, mode]) => {
  const body = JSON.stringify({ name: 'Boef' })
  const headers = { 'Content-Type': type }
  try {
    const how = { method: 'POST', credentials: 'include', mode, headers, body }
    return (await fetch(where, how)).status
  } catch (error) { return error.name }
}"""
FORM = """where => new Promise(done => {
  const frame = document.createElement('iframe')
  frame.name = `hidden${document.forms.length}`
  document.body.append(frame)
  const form = document.createElement('form')
  Object.assign(form, { action: where, method: 'post', enctype: 'text/plain', target: frame.name })
  const field = document.createElement('input')
  Object.assign(field, { name: '{"name":"Boef","x":"', value: '"}' })
  form.append(field)
  document.body.append(form)
  frame.onload = () => done()
  form.submit()
})"""
EMBED = """([where, kind]) => new Promise(done => {
  const one = document.createElement(kind)
  one.onload = () => done('loaded')
  one.onerror = () => done('refused')
  one.src = where
  document.body.append(one)
})"""


class Elsewhere(BaseHTTPRequestHandler):
    """A page with nothing on it."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>elsewhere</title><body></body>")

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def elsewhere() -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"], ids=["another port", "another site"])
def test_a_page_of_somebody_else_hears_nothing_and_changes_nothing(
    player: NewPlayer, serving: Serving, host: str
) -> None:
    anna = player()
    code = anna.make_table("twaalfstich", 3)
    table, line = f"{serving.address}/api/tables/{code}", f"ws://127.0.0.1:{serving.port}/ws/{code}"
    before = anna.page.evaluate(READ, [table, "cors"])
    assert code in before
    assert anna.page.evaluate(SOCKET, line) == 1
    with elsewhere() as port:
        page = anna.context.new_page()
        page.goto(f"http://{host}:{port}/")
        assert page.evaluate(SOCKET, line) == 0
        for mode in ("cors", "no-cors"):
            assert page.evaluate(READ, [table, mode]) in ("TypeError", "")
        write_everywhere(page, f"{table}/join")
        write_everywhere(page, f"{serving.address}/api/tables")
        for kind in ("script", "img"):
            assert page.evaluate(EMBED, [table, kind]) == "refused"
        page.evaluate(EMBED, [f"{serving.address}/t/{code}", "iframe"])
        assert not page.frames[-1].url.startswith(serving.address)
        with page.expect_popup() as opened:
            page.evaluate("where => { open(where) }", f"{serving.address}/t/{code}")
        opened.value.wait_for_load_state()
        assert opened.value.evaluate("window.opener") is None
        page.close()
    assert anna.page.evaluate(READ, [table, "cors"]) == before
    own = anna.page.evaluate(READ, [f"{serving.address}/api/tables", "cors"])
    assert own.count(f'"code":"{code}"') == own.count('"code":') == 1
    anna.expect_no_errors()


def write_everywhere(page: Page, where: str) -> None:
    """All ways by which a page may send something to somebody else."""
    for type_ in ("text/plain", "application/json", "application/x-www-form-urlencoded"):
        for mode in ("cors", "no-cors"):
            assert page.evaluate(POST, [where, type_, mode]) in ("TypeError", 0)
    page.evaluate(FORM, where)
