"""What Python lacks: HTTP with deadlines that hold, for threads and for asyncio, and Ed25519."""
