// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
/** What the service says, and what it is sent. */
package kr.gonggo.client.types;
