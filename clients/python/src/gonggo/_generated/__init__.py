# Made by clients/python/scripts/generate.ts; do not edit.
