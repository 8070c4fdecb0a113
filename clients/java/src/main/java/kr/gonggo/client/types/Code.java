// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Code; a few agencies have none
 * @param name Name
 * @param notices Number of notices that match a filter by this code
 */
public record Code(
        String code,
        String name,
        long notices) {}
