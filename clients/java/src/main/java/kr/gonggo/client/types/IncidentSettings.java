// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Settings of the account for incidents.
 *
 * @param autoBlock Also block a key that is merely used from many networks within a short time. Default: {@code false},
 * which only sends a mail.
 */
public record IncidentSettings(
        boolean autoBlock) {}
