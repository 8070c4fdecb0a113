// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Settings of the account for incidents.
 *
 * @param autoBlock Whether a key used from many networks within a short time is blocked. Default: {@code false}; only a
 * mail is sent.
 */
public record IncidentSettings(
        boolean autoBlock) {}
