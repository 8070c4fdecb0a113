# Made by clients/python/scripts/generate.ts; do not edit.

VERSION = "1.0.0b1"
"""Of this client."""
API_VERSION = "1.0.0-beta.1"
"""Of the API that this client was made from."""
