"""Stopping: no move is lost, clients are told to come back, and the next server goes on."""

import asyncio
import signal
import socket
import subprocess
import sys

from tests.server.crashing import Crowd, Kept, Zygote
from tests.server.running import PATIENCE_S


def test_a_server_that_is_told_to_stop_loses_nothing_and_says_goodbye(tmp_path):
    async def play() -> None:
        kept = Kept(tmp_path)
        with Zygote(tmp_path) as zygote:
            zygote.start()
            crowd = Crowd(zygote, tables=2, seed=5)
            await crowd.come_in()
            for _ in range(2):
                await crowd.come_back()
                playing = asyncio.ensure_future(crowd.play())
                enough = len(crowd.promised) + 10
                async with asyncio.timeout(PATIENCE_S):
                    while len(crowd.promised) < enough and not playing.done():
                        await asyncio.sleep(0.001)
                status = await asyncio.to_thread(zygote.stop)
                assert status == 0, "a signal is a wish to stop, not an accident"
                async with asyncio.timeout(PATIENCE_S):  # every client is told
                    while not all(client.goodbye for client in crowd.clients):
                        await asyncio.sleep(0.001)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                for client in crowd.clients:
                    client.goodbye = False
                    assert client.socket is None or client.socket.close_code == 1012
                    await client.disconnect()
                kept.read()
                assert crowd.promised <= kept.keys
                zygote.start()
            await crowd.come_back()
            await asyncio.wait_for(crowd.play(), 2 * PATIENCE_S)
            assert crowd.problems == []
            await crowd.leave()

    asyncio.run(play())


def test_two_signals_at_once_are_no_accident_either(tmp_path):
    command = [sys.executable, "-m", "petteia", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        said = server.stderr.readline()
        while "open at http://" not in said:
            assert server.poll() is None, said
            said = server.stderr.readline()
        port = int(said.rstrip().rstrip("/").rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port)) as slow:
            slow.sendall(b"GET /healthz HTTP/1.1\r\n")  # and never the rest
            server.send_signal(signal.SIGINT)
            server.send_signal(signal.SIGTERM)
            _, rest = server.communicate(timeout=PATIENCE_S)
    assert server.returncode == 0
    assert "Traceback" not in rest
    assert '"closed"' in rest and '"stopped"' in rest
    assert rest.index('"closed"') < rest.index('"stopped"'), "the house is closed before the program ends"
