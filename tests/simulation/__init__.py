"""A simulated instance: servers, their database and the people who play, on one clock that a seed decides."""
