// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Why few or no awards match.
 *
 * @param hints Values of {@code agency} and {@code winner} without any match, each with the nearest names, in the
 * language of {@code Content-Language}.
 */
public record Hints(
        List<String> hints) {}
