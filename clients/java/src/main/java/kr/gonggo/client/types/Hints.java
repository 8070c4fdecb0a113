// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Why little or nothing was found.
 *
 * @param hints Values of {@code agency} and {@code winner} that nothing bears, each with the nearest names, in the
 * language that {@code Content-Language} names.
 */
public record Hints(
        List<String> hints) {}
