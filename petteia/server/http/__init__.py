"""What HTTP needs around the routes: protocol, middleware, errors, static files, OpenAPI."""
