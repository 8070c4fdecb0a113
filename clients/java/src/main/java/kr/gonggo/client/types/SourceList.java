// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * Every source
 *
 * @param items the field items
 */
public record SourceList(
        List<Source> items) {}
