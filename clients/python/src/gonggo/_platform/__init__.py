"""Features that Python lacks: HTTP with reliable deadlines, for threads and for asyncio, and Ed25519."""
