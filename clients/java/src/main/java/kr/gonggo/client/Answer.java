package kr.gonggo.client;

import java.net.http.HttpHeaders;

/**
 * An answer with its HTTP side.
 *
 * @param <T> what the answer says
 * @param value what the method returns; null where the answer has no body
 * @param status the status
 * @param headers the headers
 */
public record Answer<T>(T value, int status, HttpHeaders headers) {}
