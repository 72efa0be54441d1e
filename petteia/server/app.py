"""The application: routes, their documentation, and the middleware in front of them."""

from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

import petteia
from petteia.server.auth import account_routes, data_export, guests, passkeys, recovery
from petteia.server.daily import routes as daily
from petteia.server.http import pages
from petteia.server.http.errors import HANDLERS
from petteia.server.http.middleware import App, GateMiddleware
from petteia.server.http.openapi import Structs, document
from petteia.server.instance import Instance
from petteia.server.library import boxes
from petteia.server.library import routes as library
from petteia.server.lobby import import_record, join_codes, lessons, notes, tables, talk, vacation
from petteia.server.monitoring import routes as monitoring
from petteia.server.notices import routes as notices
from petteia.server.puzzles import routes as puzzles
from petteia.server.ratings import routes as ratings
from petteia.server.replay import routes as replay
from petteia.server.share import routes as previews
from petteia.server.tournaments import routes as tournaments
from petteia.server.websocket import connection

DESCRIPTION: Final = """\
Guests, tables and games over HTTP; the game itself goes over one WebSocket at /api/socket (see /api/docs/socket).

A guest is known by a cookie. Requests that change something carry JSON, and come from the house's own pages or from
programs. Errors are a code for programs and a sentence for people."""


def litestar_app(instance: Instance, structs: Structs, documented: bool = True) -> Litestar:
    """The routes alone. Litestar's own documentation pages come with its document; this server has its own."""
    cookie = SecurityScheme(
        type="apiKey", name=guests.cookie_name(instance), security_scheme_in="cookie", description="Set by /api/guests."
    )
    large = Router(
        "/",
        route_handlers=[*tables.LARGE_ROUTES, *boxes.LARGE_ROUTES, *import_record.LARGE_ROUTES],
        request_max_body_size=instance.config.limits.record_bytes,
    )
    return Litestar(
        route_handlers=[
            *guests.ROUTES,
            *notices.ROUTES,
            *recovery.ROUTES,
            *passkeys.ROUTES,
            *account_routes.ROUTES,
            *vacation.ROUTES,
            *ratings.ROUTES,
            *daily.ROUTES,
            *tournaments.ROUTES,
            *data_export.ROUTES,
            *tables.ROUTES,
            *join_codes.ROUTES,
            *notes.ROUTES,
            *talk.ROUTES,
            *boxes.ROUTES,
            large,
            *lessons.ROUTES,
            *replay.ROUTES,
            *puzzles.ROUTES,
            *library.ROUTES,
            *previews.ROUTES,
            *monitoring.ROUTES,
            connection.connect,
            *pages.ROUTES,
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=instance.config.limits.body_bytes,
        logging_config=None,
        plugins=[structs],
        state=State({"instance": instance}),
        on_startup=[instance.begin],
        on_shutdown=[instance.end],
        openapi_config=None
        if not documented
        else OpenAPIConfig(
            title="Petteia",
            version=petteia.__version__,
            description=DESCRIPTION,
            components=Components(security_schemes={"guest": cookie}),
            tags=[
                Tag("guests", "Coming in, and being known again"),
                Tag("notices", "Being told that it is one's move when one is not here"),
                Tag("ratings", "What has been played, and how well"),
                Tag("tables", "Setting tables up, finding them, sitting down; what is left of a game"),
                Tag("daily", "One deal a day and game for everybody"),
                Tag("tournaments", "Tournaments and leagues"),
                Tag("boxes", "The figures of owners of the printed game"),
                Tag("library", "Games, rules, figures, texts"),
                Tag("upkeep", "For the operator of the server"),
            ],
            path="/api/unused",
            use_handler_docstrings=True,
        ),
    )


def application(instance: Instance) -> App:
    """What uvicorn runs."""
    structs = Structs()
    app = litestar_app(instance, structs, documented=False)
    app.state.pages = pages.Pages(document(litestar_app(instance, structs), structs), instance.catalogue.boards)
    return GateMiddleware(app, instance)  # type: ignore[arg-type]
