import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import './api-docs.css'

/** The style sheet's own dark colours, as long as the device requests a dark scheme. */
const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', darkScheme.matches)
darkScheme.addEventListener('change', followScheme)
followScheme()

SwaggerUI({
  url: '/api/openapi.json',
  domNode: document.querySelector('#reference'),
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  showExtensions: true,
  // Else it would ask another host whether the contract is valid.
  validatorUrl: null,
})
