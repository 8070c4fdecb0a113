// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name File name
 * @param url Address of the file
 */
public record BidDetailAttachment(
        String name,
        String url) {}
