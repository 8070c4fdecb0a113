// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A network that sent many requests with invalid credentials.
 *
 * @param id Identifier of the block; rejected requests name it.
 * @param network The network: an IPv4 address, or the first 64 bits of an IPv6 address.
 * @param state {@code contained}: blocked. {@code resolved}: ended.
 * @param requests Number of requests with invalid credentials that caused it.
 * @param credentials Number of different credentials among them.
 * @param openedAt When it was blocked.
 * @param until When the block ends by itself.
 * @param resolvedAt When it ended; {@code null} = it is active.
 */
public record BlockedNetwork(
        String id,
        String network,
        BlockedNetworkState state,
        long requests,
        long credentials,
        Timestamp openedAt,
        Timestamp until,
        Timestamp resolvedAt) {}
